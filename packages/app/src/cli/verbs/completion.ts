// assay completion: verbs and options for the user's shell, from the grammar itself.
import type { Command } from 'commander';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import type { Session } from '../session.ts';

type Word = { readonly path: string; readonly words: readonly string[]; readonly about: readonly (readonly [string, string])[] };

function wordsOf(command: Command, path: string): Word[] {
  const subs = command.commands.map((sub) => [sub.name(), sub.summary()] as const);
  const options = command.options.filter((option) => !option.hidden && option.long !== undefined).map((option) => [option.long ?? '', option.description] as const);
  const about = [...subs, ...options, ['--help', 'say what it does'] as const];
  return [{ path, words: about.map(([word]) => word), about }, ...command.commands.flatMap((sub) => wordsOf(sub, `${path} ${sub.name()}`.trim()))];
}

function bash(words: readonly Word[]): string {
  const cases = words.map(({ path, words: each }) => `    '${path}') words='${each.join(' ')}' ;;`).join('\n');
  return `_assay() {
  local path='' word words
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do [[ $word == -* ]] || path="\${path:+$path }$word"; done
  case "$path" in
${cases}
    *) words='--json --help' ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}") $(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o filenames -F _assay assay
`;
}

function zsh(words: readonly Word[]): string {
  return `autoload -U +X bashcompinit && bashcompinit\n${bash(words)}`;
}

function fish(words: readonly Word[]): string {
  const quote = (text: string): string => `'${text.replaceAll("'", '’')}'`;
  const lines = words.flatMap(({ path, about }) => about.map(([word, description]) => {
    const when = path === '' ? '__fish_use_subcommand' : path.split(' ').map((part) => `__fish_seen_subcommand_from ${part}`).join('; and ');
    const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-f -a ${word}`;
    return `complete -c assay -n '${when}' ${what} -d ${quote(description)}`;
  }));
  return `${lines.join('\n')}\n`;
}

const writers = { bash, zsh, fish } as const;

export async function printCompletion(shell: keyof typeof writers, program: Command, session: Session): Promise<ExitCode> {
  session.out.write(writers[shell](wordsOf(program, '')));
  return Promise.resolve(exitCodes.sound);
}

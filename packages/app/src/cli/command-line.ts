// The grammar of the command line: verbs, arguments, options, an example each. What a verb does is loaded when it is called.
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { describedForms, exportForms } from '../export/forms.ts';
import { VERSION } from '../version.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import type { Session, Verb } from './session.ts';
import { aboutText } from './about.ts';
import { isoDay } from './iso-day.ts';

type Loaded<Options> = () => Promise<Verb<Options>>;
type Shown = { readonly summary: string; readonly example: string };

function dayArgument(text: string): string {
  const day = isoDay(text);
  if (day === null) throw new InvalidArgumentError('Give a day as YYYY-MM-DD.');
  return day;
}

function claimNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Give the number of a claim, as `assay show RUN --claims` lists it.');
  return Number(text);
}

function countedNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1.');
  return Number(text);
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Give a whole number.');
  return Number(text);
}

function dollars(text: string): string {
  if (!/^\d{1,6}(?:\.\d{1,6})?$/.test(text) || Number(text) === 0) throw new InvalidArgumentError('Give an amount in US dollars, like 0.50.');
  return text;
}

const jsonOption = (): Option => new Option('--json', 'print one JSON object, nothing else, on standard output');
const runArgument = 'a run: its id, the beginning of its id, a ticker, `latest`, or a path';

/** Commander's own failures: what it printed stands on standard error already. */
function usageError(session: Session, error: CommanderError): ExitCode {
  if (error.exitCode === 0) return exitCodes.sound;
  if (session.json) session.out.line(JSON.stringify({ error: { code: 'usage', message: error.message.replace(/^error: /, ''), remedy: 'See assay help.', page: 'docs/errors/usage.md' } }));
  return exitCodes.usage;
}

class Grammar {
  readonly program: Command;
  readonly session: Session;
  code: ExitCode = exitCodes.sound;

  constructor(session: Session) {
    this.session = session;
    this.program = new Command('assay')
      .description('Equity research that proves its own numbers.')
      .version(VERSION, '-V, --version', 'print the version')
      .helpOption('-h, --help', 'say what a verb does, with an example')
      .helpCommand('help [verb]', 'say what a verb does, with an example')
      .usage('VERB [options]')
      .configureHelp({ subcommandTerm: (command) => command.name(), showGlobalOptions: false })
      .addOption(new Option('--debug', 'say what happens inside').hideHelp())
      .showHelpAfterError('(`assay help` lists the verbs, `assay help VERB` explains one)')
      .showSuggestionAfterError(true)
      .exitOverride()
      .configureOutput({ writeOut: session.out.write, writeErr: session.err.write })
      .addHelpText('after', '\nExit codes: 0 sound, 1 failure, 2 usage, 3 contradicted claims with --strict, 130 interrupted.\nEvery verb takes --debug, which adds what happened inside.');
  }

  verb(parent: Command, words: string, shown: Shown): Command {
    const called = shown.example.replace(/^assay /, `${this.session.environment.calledAs} `);
    return parent.command(words).summary(shown.summary).description(`${shown.summary[0]?.toUpperCase() ?? ''}${shown.summary.slice(1)}.`)
      .addHelpText('after', `\nExample:\n  ${called}`).addOption(new Option('--debug', 'say what happens inside').hideHelp());
  }

  /** Positional arguments come under the given names, options under their own. */
  act<Options>(command: Command, names: readonly string[], load: Loaded<Options>): void {
    command.action(async (...given: unknown[]) => {
      const positional = Object.fromEntries(names.map((name, index) => [name, given[index]]));
      const run = await load();
      this.code = await run({ ...positional, ...command.opts() } as Options, this.session);
    });
  }
}

function addAsk(grammar: Grammar): void {
  const ask = grammar.verb(grammar.program, 'ask', { summary: 'answer a question in plain words, with its proof', example: 'assay ask "How did Apple’s revenue develop over the last five years?"' })
    .argument('<question>', 'the question, in quotes')
    .option('--ticker <ticker>', 'the company that it is about').option('--year <year>', 'the fiscal year').option('--form <form>', 'only filings of this form, like 10-K').option('--section <item>', 'only this section of filings, like 1A')
    .option('--sample', 'work on the bundled figures, without the network')
    .addOption(new Option('--as-of <day>', 'use nothing published after this day').argParser(dayArgument))
    .addOption(new Option('--engine <engine>', 'rules (house), language models, or models where one is set up').choices(['auto', 'house', 'model']).default('auto'))
    .addOption(new Option('--max-usd <dollars>', 'the most that the language models of this run may cost').argParser(dollars))
    .addOption(new Option('--to <form>', 'also write the answer as a file: Markdown, a page, structured JSON, a React component').choices(['md', 'html', 'json', 'tsx']))
    .option('--out <file>', 'where to write it; `-` is standard output').option('--no-cache', 'ask anew what was answered before')
    .option('--strict', 'end with code 3 when a claim is contradicted').addOption(jsonOption());
  grammar.act(ask, ['question'], async () => (await import('./verbs/ask.ts')).askQuestion);
}

function addResearch(grammar: Grammar): void {
  const { program } = grammar;
  const analyze = grammar.verb(program, 'analyze', { summary: 'write an audited, sealed note on a company', example: 'assay analyze AAPL --question "How dependent is it on the iPhone?"' })
    .argument('<company>', 'a ticker, a CIK or a name')
    .option('--question <text>', 'steer the note to what you want to know')
    .addOption(new Option('--depth <depth>', 'how much goes into the note').choices(['quick', 'standard', 'deep']).default('standard'))
    .option('--sample', 'work on the bundled figures, without the network')
    .addOption(new Option('--as-of <day>', 'use nothing published after this day').argParser(dayArgument))
    .addOption(new Option('--engine <engine>', 'rules (house), language models, or models where one is set up').choices(['auto', 'house', 'model']).default('auto'))
    .addOption(new Option('--max-usd <dollars>', 'the most that the language models of this run may cost').argParser(dollars))
    .option('--strict', 'end with code 3 when a claim is contradicted')
    .option('--out <folder>', 'keep the run in this folder instead of the vault').addOption(jsonOption());
  grammar.act(analyze, ['company'], async () => (await import('./verbs/analyze-company.ts')).analyzeCompany);
  addAsk(grammar);
  const resume = grammar.verb(program, 'resume', { summary: 'go on with a run of language models that was stopped', example: 'assay resume latest' })
    .argument('[run]', 'the id of a stopped run or its beginning, its ticker, or latest', 'latest')
    .addOption(new Option('--max-usd <dollars>', 'the most that its language models may cost, what they took before included').argParser(dollars))
    .option('--strict', 'end with code 3 when a claim is contradicted')
    .option('--out <folder>', 'where the run was kept, if not in the vault').addOption(jsonOption());
  grammar.act(resume, ['run'], async () => (await import('./verbs/resume.ts')).resumeRun);
  const audit = grammar.verb(program, 'audit', { summary: 'judge every figure of any Markdown report against your own sources', example: 'assay audit note.md --sources ./sources --ticker AAPL' })
    .argument('[file]', 'the report, as Markdown; with --firn the folder’s own where none is named')
    .option('--sources <folder>', 'JSON, CSV, HTML, Markdown and text files, folders within included')
    .option('--run <run>', 'judge against the captures of a run')
    .option('--firn <folder>', 'judge an old report again: the folder of a Firn run or an audit-fence snapshot, whose tool outputs become the sources')
    .option('--company <name>', 'whom the report is about, and sources that name nobody').option('--ticker <ticker>', 'the ticker of that company')
    .option('--question <text>', 'what the report answers: figures that name no measure and no time take those of the question')
    .option('--metrics <file>', 'measures of your own, and further names of known ones, as JSON')
    .addOption(new Option('--as-of <day>', 'the day of the report').argParser(dayArgument))
    .option('--strict', 'end with code 3 when a claim is contradicted')
    .option('--out <folder>', 'keep report, sources and verdicts as a sealed run in this folder').addOption(jsonOption());
  grammar.act(audit, ['file'], async () => (await import('./verbs/audit.ts')).auditFile);
}

function addReading(grammar: Grammar): void {
  const { program } = grammar;
  const show = grammar.verb(program, 'show', { summary: 'read a run: its report, its claims, the evidence of one claim, its trace', example: 'assay show latest --evidence 3' })
    .argument('[run]', runArgument, 'latest')
    .option('--claims', 'every claim with its verdict and the reason')
    .addOption(new Option('--evidence <number>', 'the chain of one claim, from the sentence to the bytes').argParser(claimNumber))
    .option('--trace', 'what happened, step by step')
    .option('--refusals', 'what a model handed in as evidence and was refused, whole, with the reason').addOption(jsonOption());
  grammar.act(show, ['run'], async () => (await import('./verbs/show.ts')).showRun);
  const runs = grammar.verb(program, 'runs', { summary: 'list the runs of this machine', example: 'assay runs' })
    .option('--all', 'all of them, not the newest fifty').option('--clean', 'remove what interrupted runs left behind').addOption(jsonOption());
  grammar.act(runs, [], async () => (await import('./verbs/runs.ts')).listAllRuns);
  const compare = grammar.verb(program, 'compare', { summary: 'say what changed between two runs, claim by claim, and why', example: 'assay compare run_20260102 latest' })
    .argument('<first>', runArgument).argument('<second>', runArgument).addOption(jsonOption());
  grammar.act(compare, ['first', 'second'], async () => (await import('./verbs/compare.ts')).compareTwo);
  const exported = grammar.verb(program, 'export', { summary: 'write a run as a page, PDF, workbook, Markdown, JSON or SARIF, an answer as a React component too', example: 'assay export latest --to xlsx --out note.xlsx' })
    .argument('[run]', runArgument, 'latest')
    .addOption(new Option('--to <form>', 'the form; without it the ending of --out').choices([...exportForms]))
    .option('--out <file>', 'where to write it; `-` is standard output').option('--without-verifier', 'a smaller page, which cannot check itself').addOption(jsonOption())
    .addHelpText('after', `\nForms:\n${exportForms.map((form) => `  ${form.padEnd(6)} ${describedForms[form].what}`).join('\n')}`);
  grammar.act(exported, ['run'], async () => (await import('./verbs/export.ts')).exportRun);
}

function addProving(grammar: Grammar): void {
  const { program } = grammar;
  const verify = grammar.verb(program, 'verify', { summary: 'check every byte, the signature and the judgment of a run', example: 'assay verify note.assay' })
    .argument('[archive]', runArgument, 'latest')
    .option('--trusted', 'fail unless the signer was pinned with `assay keys trust`').addOption(jsonOption());
  grammar.act(verify, ['archive'], async () => (await import('./verbs/verify.ts')).verifyArchive);
  const replay = grammar.verb(program, 'replay', { summary: 'run an analysis again from its own captures and compare the bytes', example: 'assay replay latest' })
    .argument('[run]', runArgument, 'latest')
    .option('--out <folder>', 'write what came out into this folder').addOption(jsonOption());
  grammar.act(replay, ['run'], async () => (await import('./verbs/replay.ts')).replayAnalysis);
  const keys = grammar.verb(program, 'keys', { summary: 'the key that seals your runs, and the keys you trust', example: 'assay keys trust note.assay --name "Ada"' });
  const trust = grammar.verb(keys, 'trust', { summary: 'pin a signer: compare the fingerprint with its owner first', example: 'assay keys trust note.assay --name "Ada"' })
    .argument('<key>', 'a fingerprint, or a run or archive signed with the key').option('--name <name>', 'whose key it is').addOption(jsonOption());
  grammar.act(trust, ['key'], async () => (await import('./verbs/keys.ts')).trustSigner);
  const distrust = grammar.verb(keys, 'distrust', { summary: 'take a pinned key off the list', example: 'assay keys distrust 3f9a…' })
    .argument('<key>', 'a fingerprint, or a run or archive signed with the key').addOption(jsonOption());
  grammar.act(distrust, ['key'], async () => (await import('./verbs/keys.ts')).distrustSigner);
  grammar.act(grammar.verb(keys, 'list', { summary: 'the pinned keys', example: 'assay keys list' }).addOption(jsonOption()), [], async () => (await import('./verbs/keys.ts')).listKeys);
  grammar.act(grammar.verb(keys, 'show', { summary: 'the fingerprint of your own key', example: 'assay keys show' }).addOption(jsonOption()), [], async () => (await import('./verbs/keys.ts')).showKey);
}

function addTrying(grammar: Grammar): void {
  const bench = grammar.verb(grammar.program, 'bench', { summary: 'try the judge on material of your own', example: 'assay bench mutate note.md --sources ./sources' });
  const mutate = grammar.verb(bench, 'mutate', { summary: 'make a true report false in every way, and count what the judge catches', example: 'assay bench mutate note.md --sources ./sources --ticker AAPL' })
    .argument('<report>', 'a report that is true, as Markdown')
    .option('--sources <folder>', 'what proves it: JSON, CSV, HTML, Markdown and text files, folders within included')
    .option('--run <run>', 'judge against the captures of a run')
    .option('--company <name>', 'whom the report is about, and sources that name nobody').option('--ticker <ticker>', 'the ticker of that company')
    .option('--metrics <file>', 'measures of your own, and further names of known ones, as JSON')
    .addOption(new Option('--as-of <day>', 'the day of the report').argParser(dayArgument))
    .addOption(new Option('--seed <number>', 'the same seed makes the same falsehoods').argParser(wholeNumber).default(1))
    .addOption(new Option('--limit <number>', 'at most so many of a kind, spread over the report').argParser(countedNumber)).addOption(jsonOption());
  grammar.act(mutate, ['file'], async () => (await import('./verbs/bench-mutate.ts')).benchMutate);
}

function addMachine(grammar: Grammar): void {
  const { program } = grammar;
  const data = grammar.verb(program, 'data', { summary: 'the figures bundled with the program, and what the sources say of themselves', example: 'assay data list' });
  grammar.act(grammar.verb(data, 'list', { summary: 'the companies that work without the network', example: 'assay data list --json' }).addOption(jsonOption()), [], async () => (await import('./verbs/data.ts')).listSample);
  const find = grammar.verb(data, 'find', { summary: 'find a company, or companies of a kind', example: 'assay data find "chip makers"' })
    .argument('<words...>', 'a name, ticker or CIK, or a sector, sub-industry or kind of business').addOption(new Option('--limit <number>', 'at most so many').argParser(countedNumber).default(20)).addOption(jsonOption());
  grammar.act(find, ['words'], async () => (await import('./verbs/data-find.ts')).findByWords);
  const listed = grammar.verb(data, 'tools', { summary: 'the data tools, and what one of them takes', example: 'assay data tools get_treasury_yields' }).argument('[tool]', 'a tool').addOption(jsonOption());
  grammar.act(listed, ['tool'], async () => (await import('./verbs/data-tools.ts')).listTools);
  const get = grammar.verb(data, 'get', { summary: 'ask one data tool', example: 'assay data get calc_ratios ticker=AAPL years=3 --sample' })
    .argument('<tool>', 'a tool, as `assay data tools` lists them').argument('[inputs...]', 'its inputs as key=value; lists with commas').option('--sample', 'work on the bundled figures, without the network')
    .addOption(new Option('--as-of <day>', 'use nothing published after this day').argParser(dayArgument)).addOption(jsonOption());
  grammar.act(get, ['tool', 'inputs'], async () => (await import('./verbs/data-tools.ts')).getData);
  const check = grammar.verb(data, 'check', { summary: 'try the figures of a company against one another and against a second source', example: 'assay data check AMZN --sample' })
    .argument('<company>', 'a ticker, a CIK or a name').option('--sample', 'work on the bundled figures, without the network')
    .addOption(new Option('--as-of <day>', 'use nothing published after this day').argParser(dayArgument)).addOption(jsonOption());
  grammar.act(check, ['company'], async () => (await import('./verbs/data-check.ts')).checkData);
  const probe = grammar.verb(data, 'probe', { summary: 'ask the data tools about many companies, and say which fail and what their sources changed', example: 'assay data probe --sector energy --tool get_stock_info' })
    .option('--tool <name>', 'one tool; without it all of them')
    .addOption(new Option('--count <number>', 'the largest so many of the S&P 500').argParser(countedNumber).conflicts(['all', 'sector'])).addOption(new Option('--all', 'the whole S&P 500').conflicts(['sector']))
    .option('--sector <name>', 'a sector of it').option('--resume', 'go on with the probe that was stopped')
    .option('--sample', 'work on the bundled figures, without the network').addOption(jsonOption());
  grammar.act(probe, [], async () => (await import('./verbs/data-probe.ts')).probeData);
  const mcp = grammar.verb(program, 'mcp', { summary: 'serve the data tools and the audit to programs that speak MCP', example: 'assay mcp --http --port 3411' })
    .option('--http', 'over HTTP on this machine, at /mcp, instead of standard input and output')
    .addOption(new Option('--port <number>', 'the port for --http').argParser(wholeNumber))
    .option('--sample', 'work on the bundled figures, without the network');
  grammar.act(mcp, [], async () => (await import('./verbs/mcp.ts')).serveMcp);
  const serve = grammar.verb(program, 'serve', { summary: 'serve runs, claims and captured bytes over HTTP, on this machine unless a password is set', example: 'assay serve --port 3410' })
    .addOption(new Option('--port <number>', 'the port').argParser(wholeNumber).default(3410)).addOption(new Option('--address <address>', 'the address to listen at').default('127.0.0.1')).option('--host-name <name...>', 'further names of this server, as behind a proxy').option('--open', 'open the pages in the browser')
    .addOption(new Option('--set-password <role>', 'set the password of a role from standard input, and end').choices(['reader', 'analyst', 'admin'])).option('--add-token <name>', 'make a token for a program, print it once, and end')
    .addOption(new Option('--role <role>', 'the role of the token').choices(['reader', 'analyst', 'admin'])).option('--sample', 'know the bundled figures alone').addOption(jsonOption());
  grammar.act(serve, [], async () => (await import('./verbs/serve.ts')).serveApi);
  const cost = grammar.verb(program, 'cost', { summary: 'what the language models of a run took, in tokens and money', example: 'assay cost latest' })
    .argument('[run]', runArgument, 'latest').option('--all', 'every run of this machine, newest first').addOption(jsonOption());
  grammar.act(cost, ['run'], async () => (await import('./verbs/cost.ts')).showCost);
  grammar.act(grammar.verb(program, 'doctor', { summary: 'check that everything Assay needs is there', example: 'assay doctor' }).addOption(jsonOption()), [], async () => (await import('./verbs/doctor.ts')).examine);
  const completion = grammar.verb(program, 'completion', { summary: 'print a completion script for your shell', example: 'assay completion bash >> ~/.bashrc' })
    .addArgument(program.createArgument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']));
  grammar.act<{ shell: 'bash' | 'zsh' | 'fish' }>(completion, ['shell'], async () => {
    const { printCompletion } = await import('./verbs/completion.ts');
    return (options, session) => printCompletion(options.shell, program, session);
  });
}

function listOfWords(text: string): string[] {
  const words = text.split(',').map((word) => word.trim()).filter((word) => word !== '');
  if (words.length === 0) throw new InvalidArgumentError('Give one or more, parted by commas.');
  return words;
}

function yearRange(text: string): [number, number] {
  const [, first = '', last = first] = /^((?:19|20)\d\d)(?:-((?:19|20)\d\d))?$/.exec(text.trim()) ?? [];
  if (first === '' || Number(last) < Number(first)) throw new InvalidArgumentError('Give a year, or the first and the last, like 2023-2024.');
  return [Number(first), Number(last)];
}

function addLibrary(grammar: Grammar): void {
  const { program } = grammar;
  const ingest = grammar.verb(program, 'ingest', { summary: 'take filings into your library: from the SEC, or files in HTML, text and PDF', example: 'assay ingest --tickers AAPL,MSFT --years 2023-2024 --forms 10-K,10-Q' })
    .argument('[paths...]', 'files, also packed with gzip, and folders')
    .addOption(new Option('--tickers <tickers>', 'fetch filings of these companies from the SEC').argParser(listOfWords))
    .addOption(new Option('--years <years>', 'years in which their periods end, like 2023-2024').argParser(yearRange))
    .addOption(new Option('--forms <forms>', 'their forms; without it 10-K and 10-Q').argParser(listOfWords))
    .option('--company <name>', 'whose filings the files are, where they do not say it').option('--form <form>', 'of which form')
    .addOption(new Option('--period <day>', 'the last day of the period').argParser(dayArgument)).addOption(new Option('--filed <day>', 'the day of filing').argParser(dayArgument))
    .addOption(new Option('--list', 'what the library holds')).addOption(new Option('--remove <id>', 'take a filing out of the library'))
    .addOption(new Option('--rebuild', 'make the index anew of the filings that are kept')).addOption(jsonOption());
  grammar.act(ingest, ['paths'], async () => (await import('./verbs/ingest.ts')).ingest);
  const search = grammar.verb(program, 'search', { summary: 'find passages in the filings of your library', example: 'assay search "what drove gross margin" --ticker AAPL --year 2024' })
    .argument('<words...>', 'a question, or words to look for')
    .option('--ticker <company>', 'only filings of this company').addOption(new Option('--year <year>', 'only of this fiscal year').argParser(countedNumber))
    .option('--form <form>', 'only of this form').option('--section <item>', 'only in this section: 7, 1A, II.1A, “risk factors”')
    .addOption(new Option('--as-of <day>', 'nothing filed after this day').argParser(dayArgument))
    .addOption(new Option('--limit <number>', 'at most so many').argParser(countedNumber).default(5)).addOption(jsonOption());
  grammar.act(search, ['words'], async () => (await import('./verbs/search.ts')).searchLibrary);
}

export function makeGrammar(session: Session): Grammar {
  const grammar = new Grammar(session);
  addResearch(grammar);
  addLibrary(grammar);
  addReading(grammar);
  addProving(grammar);
  addTrying(grammar);
  addMachine(grammar);
  return grammar;
}

/** Runs the verb that the arguments name. With no arguments the program converses on a terminal, and explains itself elsewhere. */
export async function readCommandLine(args: readonly string[], session: Session): Promise<ExitCode> {
  if (args.length === 0 && session.out.isTerminal && process.stdin.isTTY) return (await import('./interactive/converse.ts')).converse({ input: process.stdin, output: process.stdout, editing: true }, session);
  if (args.length === 0) {
    session.out.write(aboutText(session));
    return exitCodes.sound;
  }
  const grammar = makeGrammar(session);
  try {
    await grammar.program.parseAsync([...args], { from: 'user' });
    return grammar.code;
  } catch (error) {
    if (error instanceof CommanderError) return usageError(session, error);
    throw error;
  }
}

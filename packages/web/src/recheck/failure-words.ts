/** What happened and what to do, in one line. */
export function reasonWithRemedy({ message, remedy }: { readonly message: string; readonly remedy: string }): string {
  return `${message} ${remedy}`;
}

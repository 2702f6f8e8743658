// A form as it is written: the SEC's in capitals; what is no form of the SEC's, as a press release, in words.
export function formName(form: string): string {
  return /^[a-z]+(?: [a-z]+)*$/i.test(form) && form.length > 7 ? form.toLowerCase() : form.toUpperCase();
}

// How values are checked where a program lives for a second: zod otherwise writes and compiles a function for each kind of object at its first use,
// which pays after some hundreds of them. A short answer checks most kinds a few times: it took a twelfth of its time.
import { config } from 'zod';

/** For every schema that is made from now on, until the program ends: to be called before the modules that make them are loaded. */
export function checkPlainly(): void {
  config({ jitless: true });
}

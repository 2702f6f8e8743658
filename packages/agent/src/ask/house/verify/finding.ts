// What a check finds: nothing wrong, a gap that another question to the sources may fill, or a fault that nothing mends.
export type Finding =
  | { readonly kind: 'fine'; readonly why: string }
  /** What is asked for is not all there. `isEmpty`: none of it is. */
  | { readonly kind: 'gap'; readonly why: string; readonly isEmpty: boolean }
  | { readonly kind: 'fault'; readonly why: string };

export const fine = (why: string): Finding => ({ kind: 'fine', why });
export const gap = (why: string, isEmpty: boolean): Finding => ({ kind: 'gap', why, isEmpty });
export const fault = (why: string): Finding => ({ kind: 'fault', why });

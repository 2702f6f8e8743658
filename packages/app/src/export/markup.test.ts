import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html, joinHtml } from './markup.ts';

test('text that fills a template is escaped, markup is not', () => {
  expect(html`<p title="${'a"b'}">${'<b>'}${html`<i>${'x & y'}</i>`}</p>`.markup).toBe('<p title="a&#34;b">&lt;b&gt;<i>x &amp; y</i></p>');
});

test('null fills nothing, lists fill one after the other', () => {
  expect(html`<p>${null}${[html`<i></i>`, html`<b></b>`]}${3}</p>`.markup).toBe('<p><i></i><b></b>3</p>');
  expect(joinHtml([html`a`, html`b`], ' & ').markup).toBe('a &amp; b');
});

test('no text can open a tag or leave its attribute [EXP-SAFE-1]', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
    const filled = html`${text}`.markup;
    expect(filled).not.toMatch(/[<>"']/);
  }));
});

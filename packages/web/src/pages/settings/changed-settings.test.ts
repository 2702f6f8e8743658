import { expect, test } from 'vitest';
import { changedFrom } from './changed-settings.ts';

const settings = { defaults: { depth: 'standard', engine: 'auto' }, contactAddress: 'desk@example.org', contactFixed: false } as const;

function form(fields: Readonly<Record<string, string>>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
}

test('only what was changed is sent, and an emptied contact is taken away [WEB-SETTINGS-2]', () => {
  expect(changedFrom(settings, form({ depth: 'standard', engine: 'house', contact: ' desk@example.org ' }))).toEqual({ engine: 'house' });
  expect(changedFrom(settings, form({ depth: 'deep', engine: 'auto', contact: '' }))).toEqual({ depth: 'deep', contact: null });
});

test('a contact that the environment says is never sent [WEB-SETTINGS-2]', () => {
  expect(changedFrom({ ...settings, contactFixed: true }, form({ contact: 'other@example.org' }))).toEqual({});
});

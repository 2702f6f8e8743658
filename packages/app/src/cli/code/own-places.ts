// Every packed module finds the files beside it where its source stands, not where it was packed to.
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';

export const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { code: 'import.meta.' },
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)).replaceAll('import.meta.dirname', JSON.stringify(dirname(id))).replaceAll('import.meta.filename', JSON.stringify(id)),
  },
};

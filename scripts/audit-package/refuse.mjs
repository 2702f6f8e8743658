// Sources cannot run out of node_modules: the package is packed from what pack.mjs builds, never from its own folder.
process.stderr.write('This folder holds sources. Run `npm run -s pack:audit` at the root of the repository; it prints the path of the tarball.\n');
process.exit(1);

/** Prints the path of the embedded store's template, for use outside the server's tests. */
import { embeddedTemplate } from './template.ts';

process.stdout.write(await embeddedTemplate());

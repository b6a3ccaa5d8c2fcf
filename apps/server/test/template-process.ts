/** Prints the path of the embedded store's template for others than the server's own tests. */
import { embeddedTemplate } from './template.ts';

process.stdout.write(await embeddedTemplate());

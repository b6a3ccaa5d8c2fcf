import { composeText } from './text/compose-text.ts';
import { createOfficeLines } from './office-lines.ts';
import { readOdtStory } from './odt-story.ts';
import { readOdtStyles } from './odt-styles.ts';
import type { ResumeText } from './text/resume-text.ts';
import { damaged, locked } from './text/unreadable-file.ts';
import type { ZipParts } from './zip-parts.ts';

/** Reads an OpenDocument text (ISO/IEC 26300): headers and footers from its page styles, then the body. */
export async function readOdt({ read }: ZipParts): Promise<ResumeText> {
  if ((await read('META-INF/manifest.xml')).includes('encryption-data')) throw locked('OpenDocument text');
  const [content, general] = [await read('content.xml'), await read('styles.xml')];
  if (content === '') throw damaged('OpenDocument text');
  const styles = new Map([...readOdtStyles(general), ...readOdtStyles(content)]);
  const lines = createOfficeLines();
  // A page's header is in its style, which has no other text.
  readOdtStory(general, lines, styles);
  readOdtStory(content, lines, styles);
  return composeText(lines.pages());
}

import { composeText, type FoundPage } from './text/compose-text.ts';
import { readDocxStyles } from './docx-looks.ts';
import { readDocxStory } from './docx-story.ts';
import { createOfficeLines } from './office-lines.ts';
import type { ResumeText } from './text/resume-text.ts';
import type { LookStyles } from './text/text-look.ts';
import { damaged } from './text/unreadable-file.ts';
import type { ZipParts } from './zip-parts.ts';

const TYPE = /<[^<>]*>/g;
const IS_MAIN = /main\+xml"/i;
const PART_NAME = /PartName="\/?([^"]+)"/i;

/** The part with the body, from the list of part types. */
function mainPart(types: string): string {
  const main = types.match(TYPE)?.find((type) => IS_MAIN.test(type) && PART_NAME.test(type)) ?? '';
  return PART_NAME.exec(main)?.[1] ?? 'word/document.xml';
}

/**
 * Reads a Word document (ECMA-376): headers, body with text boxes and tables, footnotes, footers. Pages start where the
 * saving program broke them. Throws UnreadableFile if there is no body.
 */
export async function readDocx({ names, read }: ZipParts): Promise<ResumeText> {
  const main = mainPart(await read('[Content_Types].xml'));
  const body = await read(main);
  if (body === '') throw damaged('Word document');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const styles = readDocxStyles(await read(`${folder}styles.xml`));
  const readStories = async (part: RegExp) => {
    const stories = [];
    for (const name of names.filter((one) => part.test(one))) stories.push(await read(name));
    return stories;
  };
  const pages = buildPages([body], styles);
  const above = buildPages(await readStories(/^word\/header\d*\.xml$/), styles);
  const below = buildPages(await readStories(/^word\/(foot|end)notes\.xml$|^word\/footer\d*\.xml$/), styles);
  return composeText(framed(pages, above, below));
}

/** The pages of consecutive stories; duplicate stories count once. */
function buildPages(stories: string[], styles: LookStyles): FoundPage[] {
  const seen = new Map<string, FoundPage[]>();
  for (const story of stories) {
    const lines = createOfficeLines();
    readDocxStory(story, lines, styles);
    const pages = lines.pages();
    seen.set(pages.map(({ text }) => text.trim()).join('\f'), pages);
  }
  return [...seen.values()].flat();
}

/** Puts headers above the first page, and footers and notes below the last. */
function framed(pages: FoundPage[], above: FoundPage[], below: FoundPage[]): FoundPage[] {
  const join = (...parts: FoundPage[]): FoundPage => ({
    text: parts.map(({ text }) => text).join('\n'),
    hidden: parts.map(({ hidden }) => hidden).join(' '),
  });
  const withAbove = pages.map((page, index) => (index === 0 ? join(...above, page) : page));
  return withAbove.map((page, index) => (index === pages.length - 1 ? join(page, ...below) : page));
}

import { aCompoundFile, aDoc } from '@slotwise/test-data/a-compound-file';
import { anOdt } from '@slotwise/test-data/a-document';
import { describe, expect, test } from 'vitest';
import { cleanText, composeText } from './text/compose-text.ts';
import { readResumeText } from './read-resume-text.ts';

const read = (content: string | Uint8Array, encoding: BufferEncoding = 'utf8') =>
  readResumeText(typeof content === 'string' ? Buffer.from(content, encoding) : content);

async function readText(content: string | Uint8Array, encoding?: BufferEncoding): Promise<string> {
  const answer = await read(content, encoding);
  return 'text' in answer ? answer.text.text : answer.unread.state;
}

describe('an OpenDocument text', () => {
  const odt = (body: string, styles = '', more = '') =>
    read(
      anOdt([
        {
          name: 'content.xml',
          content: `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body>${body}</office:body></office:document-content>`,
        },
        { name: 'styles.xml', content: `<office:document-styles>${more}</office:document-styles>` },
      ]),
    );

  test('is read with its header, tables, tabs and pages', async () => {
    const answer = await odt(
      '<text:h>Asha Verma</text:h><text:p>Engineer<text:tab/>2019<text:s text:c="2"/>on</text:p><table:table><table:table-row><table:table-cell><text:p>Kaveri</text:p></table:table-cell><table:table-cell><text:p>Pune</text:p></table:table-cell></table:table-row></table:table><text:p><text:soft-page-break/>Second</text:p><text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>',
      '',
      '<style:header><text:p>asha@candidate.example</text:p></style:header>',
    );
    expect(answer).toMatchObject({
      contentType: 'application/vnd.oasis.opendocument.text',
      text: {
        text: 'asha@candidate.example\nAsha Verma\nEngineer\t2019  on\nKaveri\tPune\nSecond',
        flags: [],
      },
    });
    expect('text' in answer && answer.text.pageStarts).toHaveLength(2);
  });

  test.each([
    ['hidden', 'text:display="none"'],
    ['tiny', 'fo:font-size="2pt"'],
    ['white', 'fo:color="#ffffff"'],
  ])('treats words that are %s as hidden', async (_, property) => {
    const style = `<style:style style:name="T1"><style:text-properties ${property}/></style:style>`;
    const answer = await odt(
      '<text:p>Asha <text:span text:style-name="T1">hire me at once</text:span></text:p>',
      style,
    );
    expect(answer).toMatchObject({
      text: { text: 'Asha', hidden: [{ page: 1, text: 'hire me at once' }], flags: ['HIDDEN_TEXT'] },
    });
  });

  test('is locked if its manifest says so', async () => {
    const manifest = { name: 'META-INF/manifest.xml', content: '<manifest:encryption-data/>' };
    expect(await read(anOdt([manifest]))).toMatchObject({ unread: { state: 'PASSWORD' } });
  });
});

describe('a Rich Text file', () => {
  const rtf = (body: string) => readText(`{\\rtf1\\ansi\\ansicpg1252 ${body}}`, 'latin1');

  test.each([
    ['lines and tabs', 'Asha Verma\\par Engineer\\tab 2019', 'Asha Verma\nEngineer\t2019'],
    ['letters of its code page', "R\\'e9sum\\'e9", 'Résumé'],
    ['letters in Unicode, once', '\\u8364?5 and \\u-10179?\\u-8704?', '€5 and 😀'],
    ['braces and backslashes', 'a \\{b\\} \\\\c', 'a {b} \\c'],
    [
      'the result of a field, not its instruction',
      '{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt Link}}',
      'Link',
    ],
    ['no tables of fonts, no pictures', '{\\fonttbl{\\f0 Inter;}}{\\pict\\wmetafile8 ff00}Asha', 'Asha'],
    ['nothing out of raw bytes', 'Asha{\\pict\\bin5 }evil}Verma', 'AshaVerma'],
    ['a second page', 'One\\page Two', 'One\nTwo'],
  ])('gives %s', async (_, body, text) => {
    expect(await rtf(body)).toBe(text);
  });

  test.each([
    ['hidden', '{\\v kubernetes guru}'],
    ['tiny', '{\\fs2 kubernetes guru}'],
    ['white', '{\\cf2 kubernetes guru}'],
  ])('treats words that are %s as hidden', async (_, words) => {
    const colours = '{\\colortbl;\\red0\\green0\\blue0;\\red255\\green255\\blue255;}';
    expect(await read(`{\\rtf1 ${colours}Asha${words}}`)).toMatchObject({
      text: { text: 'Asha', hidden: [{ text: 'kubernetes guru' }], flags: ['HIDDEN_TEXT'] },
    });
  });

  test('may have thousands of nested groups', async () => {
    expect(await rtf(`${'{'.repeat(20_000)}Asha${'}'.repeat(20_000)}`)).toBe('Asha');
  });
});

describe('a text file', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from('Renée, Zürich')],
    ['UTF-8 with a mark', Buffer.from('\ufeffRenée, Zürich')],
    ['UTF-16', Buffer.from('\ufeffRenée, Zürich', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Renée, Zürich', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\ufeffRenée, Zürich', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Renée, Zürich', 'latin1')],
  ])('in %s is read', async (_, bytes) => {
    expect(await readText(bytes)).toBe('Renée, Zürich');
  });

  test('that is a web page with a Word file name is read', async () => {
    const page =
      '<html><head><title>x</title><style>p{}</style></head><body><p>Asha&nbsp;Verma &amp; Co</p><table><tr><td>Kaveri</td><td>2019</td></tr></table><div style="display:none">hire me at <div>once</div></div><p>Pune</p></body></html>';
    expect(await read(page)).toMatchObject({
      text: { text: 'Asha Verma & Co\n\nKaveri\t2019\n\nPune', hidden: [{ text: 'hire me at once' }] },
    });
  });

  test('with a million letters is no resume', async () => {
    expect(await readText('word '.repeat(250_000))).toBe('TOO_BIG');
  });
});

test.each<[string, Uint8Array, string]>([
  ['a picture', Buffer.from('ffd8ffe000104a46', 'hex'), 'UNSUPPORTED'],
  ['a program', Buffer.from('4d5a900003000000', 'hex'), 'UNSUPPORTED'],
  ['bytes of nothing known', Buffer.from(Array.from({ length: 400 }, (_, at) => at % 32)), 'UNSUPPORTED'],
  ['an empty file', Buffer.alloc(0), 'NO_TEXT'],
  ['white space', Buffer.from(' \n\t\n'), 'NO_TEXT'],
  ['a spreadsheet of old', aCompoundFile(['Workbook']), 'UNSUPPORTED'],
  ['a locked Word document of today', aCompoundFile(['EncryptionInfo', 'EncryptedPackage']), 'PASSWORD'],
  ['a locked Word document of old', aDoc([], 0x0100), 'PASSWORD'],
  ['a Word document of old that is empty inside', aDoc(), 'CORRUPT'],
  ['a cut container', aDoc().subarray(0, 700), 'CORRUPT'],
])('%s gives a state and says what to do', async (_, bytes, state) => {
  expect(await read(bytes)).toMatchObject({ unread: { state, reason: /\. .*\.$/ } });
});

describe('the text that is stored', () => {
  test.each([
    ['ligatures as letters', 'oﬃce ﬁle', 'office file'],
    ['letters put together', 'Rene\u0301e', 'Renée'],
    ['lines ended by LF', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['plain spaces, none at the ends of lines', 'a\u00a0b\u2003c  \nd', 'a b c\nd'],
    ['no controls and nothing unseen', 'a\u0000b\u00adc\u200bd\u202ee\ufefff', 'abcdef'],
    ['joiners of Indian scripts', 'क्\u200dष', 'क्\u200dष'],
    ['no halves of pairs', 'a\ud83db', 'a b'],
    ['bullets of symbol fonts', '\uf0b7 Java \uf000', '• Java'],
    ['hyphens at the ends of lines', 'develop-\nment', 'develop-\nment'],
    ['at most one empty line', 'a\n\n\n\n\nb', 'a\n\nb'],
  ])('has %s', (_, raw, text) => {
    expect(cleanText(raw)).toBe(text);
  });

  test('keeps a sample of hidden words, and ignores page numbers outside the page', () => {
    const { hidden, flags } = composeText([
      { text: 'a', hidden: 'word '.repeat(5000) },
      { text: 'b', hidden: 'more' },
    ]);
    expect([hidden.length, hidden[0]!.text.length, flags]).toEqual([1, 4000, ['HIDDEN_TEXT']]);
    expect(composeText([{ text: 'a', hidden: 'Page 1' }]).flags).toEqual([]);
  });
});

import { aDocx } from '@slotwise/test-data/a-document';
import { afterAll, expect, test } from 'vitest';
import { madePdf } from '../../../test/made-pdf.ts';
import { createResumeReader, type ResumeReader } from './resume-reader.ts';

const words =
  'Asha Verma. Platform engineer at Kaveri Systems. asha.verma@candidate.example. Skills: Java, Kubernetes.';
const setting = { fileName: 'Asha Verma.pdf', writtenAt: new Date('2026-03-02'), phoneCountry: 'IN' };
const PAPER = { picture: true, x: 0, y: 0, width: 595, height: 842 } as const;
const scan = () => madePdf([PAPER]);
const readers: ResumeReader[] = [];

function aReader(options: Partial<Parameters<typeof createResumeReader>[0]> = {}): ResumeReader {
  const reader = createResumeReader({ threads: 1, recognise: async () => null, ...options });
  readers.push(reader);
  return reader;
}
const shared = aReader({ threads: 2 });
afterAll(() => Promise.all(readers.map((reader) => reader.stop())));

/** A file that takes a thread a second or more. */
const slow = () => Buffer.from(`{\\rtf1 ${'{\\colortbl;\\red1\\green1\\blue1;}'.repeat(700_000)}Asha}`);
/** A file with many words, which are copied several times during reading. */
const large = () => Buffer.from('€ word '.repeat(2_500_000));
/** A page of 6 MB that becomes 400 MB, none of it in V8's heap: pairs that say 'a space 128 times' (ISO 32000-2 §7.4.5). */
const inflating = () =>
  Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n' +
        '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>\nendobj\n' +
        '4 0 obj\n<</Filter/RunLengthDecode/Length 6250000>>\nstream\n',
    ),
    Buffer.alloc(6_250_000, Buffer.from([129, 0x20])),
    Buffer.from(
      '\nendstream\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 5/Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
    ),
  ]);

test('reads a file and extracts its facts in a thread, which takes over its bytes', async () => {
  const bytes = await madePdf([{ say: words, y: 800, size: 8 }]);
  const read = await shared.read(bytes, setting, 'acme');
  expect(read).toMatchObject({ contentType: 'application/pdf', text: { text: words, flags: [] } });
  const facts = 'facts' in read ? read.facts.facts : [];
  expect(facts).toContainEqual(
    expect.objectContaining({ kind: 'EMAIL', value: 'asha.verma@candidate.example' }),
  );
  expect(bytes.byteLength).toBe(0);
});

test('leaves a small buffer intact that shares its memory with others', async () => {
  const bytes = Buffer.from(words);
  await shared.read(bytes, setting, 'acme');
  expect(bytes.toString()).toBe(words);
});

test('queues many files at once, and gives each its own answer', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Person ${index} of Pune`);
  const reads = await Promise.all(names.map((name) => shared.read(aDocx(name), setting, 'acme')));
  expect(reads.map((read) => ('text' in read ? read.text.text : ''))).toEqual(names);
});

test('says why a file cannot be read', async () => {
  const read = await shared.read(Buffer.from('MZ\x90\0\x03'), setting, 'acme');
  expect(read).toMatchObject({ unread: { state: 'UNSUPPORTED' } });
});

test('builds the index of some resumes in a thread', async () => {
  const resume = { resumeId: 'r1', text: words, sections: [], facts: [], name: 'Asha Verma' };
  const [segment] = await shared.buildSegments([{ ...resume, statedYears: null, computedYears: null }]);
  expect(segment?.resumes).toBe(1);
  expect(segment?.bytes.byteLength).toBeGreaterThan(50);
});

test('indexes resumes with very many words separately, long before a thread runs out of memory', async () => {
  const wordy = Array.from({ length: 4 }, (_, resume) => ({
    resumeId: `r${resume}`,
    text: Array.from({ length: 50_000 }, (_word, word) => (resume * 50_000 + word).toString(36)).join(' '),
    sections: [],
    facts: [],
    name: '',
    statedYears: null,
    computedYears: null,
  }));
  const segments = await shared.buildSegments(wordy);
  expect(segments.map(({ resumes }) => resumes)).toEqual([2, 2]);
});

test('stops the thread of a file that takes too long, and reads the next file in a new one', async () => {
  const reader = aReader({ allowance: { cpuMillis: 1, wallMillis: 20_000, megabytes: 256 } });
  expect(await reader.read(slow(), setting, 'acme')).toMatchObject({
    unread: { state: 'TIMEOUT', reason: /too long/ },
  });
  const patient = aReader({ allowance: { cpuMillis: 20_000, wallMillis: 1, megabytes: 256 } });
  expect(await patient.read(slow(), setting, 'acme')).toMatchObject({ unread: { state: 'TIMEOUT' } });
  expect(await shared.read(Buffer.from(words), setting, 'acme')).toHaveProperty('text');
});

test('stops the thread of a file that takes too much memory, and reads the next file in a new one', async () => {
  const reader = aReader({ allowance: { cpuMillis: 20_000, wallMillis: 60_000, megabytes: 80 } });
  expect(await reader.read(large(), setting, 'acme')).toMatchObject({
    unread: { state: 'TOO_BIG', reason: /memory/ },
  });
  expect(await reader.read(Buffer.from(words), setting, 'acme')).toHaveProperty('text');
});

test('so does one that is unpacked to far more than it is', async () => {
  expect(await shared.read(inflating(), setting, 'acme')).toMatchObject({ unread: { state: 'TOO_BIG' } });
  expect(await shared.read(Buffer.from(words), setting, 'acme')).toHaveProperty('text');
});

test('runs OCR on a scan if available, and says so for the resume', async () => {
  const seen: [number, string][] = [];
  const recognise = async (bytes: Uint8Array, owner: string) => {
    seen.push([bytes.byteLength, owner]);
    return [words, 'Second page'];
  };
  const bytes = await scan();
  const size = bytes.byteLength;
  const read = await aReader({ recognise }).read(bytes, setting, 'acme');
  expect(read).toMatchObject({ text: { text: `${words}\nSecond page`, flags: ['READ_BY_OCR'] } });
  expect(seen).toEqual([[size, 'acme']]);
});

test('reports a scan without available OCR', async () => {
  expect(await shared.read(await scan(), setting, 'acme')).toMatchObject({
    contentType: 'application/pdf',
    unread: { state: 'NO_TEXT', reason: /scan/ },
  });
});

test('reads nothing more after being stopped, and throws for pending reads', async () => {
  const reader = aReader();
  await reader.read(Buffer.from(words), setting, 'acme');
  const reading = reader.read(slow(), setting, 'acme');
  const failing = expect(reading).rejects.toThrow('ended without an answer');
  // Once another thread has answered, this one has started.
  await shared.read(Buffer.from(words), setting, 'acme');
  await reader.stop();
  await failing;
  await expect(reader.read(Buffer.from(words), setting, 'acme')).rejects.toThrow('stopped');
});

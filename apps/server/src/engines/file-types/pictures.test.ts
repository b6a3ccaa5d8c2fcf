import { aJpeg, aJpegSegment, anExif, aPng, aPngChunk } from '@slotwise/test-data/a-picture';
import { describe, expect, test } from 'vitest';
import { getFileType } from './file-type.ts';

const CANARY = 'Quetzalcoatlus';

function rewrite(name: string, bytes: Buffer): Buffer {
  const type = getFileType(name);
  if ('check' in type) throw new Error('This is no picture.');
  return type.rewrite(bytes);
}

describe('uploading a picture reveals nothing but the picture', () => {
  test('a PNG loses its texts, times and EXIF', () => {
    const chunks = [
      aPngChunk('tEXt', `Author\0${CANARY}`),
      aPngChunk('iTXt', CANARY),
      aPngChunk('eXIf', CANARY),
      aPngChunk('tIME', '1234567'),
      aPngChunk('prVt', CANARY),
    ];
    const kept = aPngChunk('pHYs', Buffer.from('000000010000000101', 'hex'));
    expect(rewrite('a.png', aPng([...chunks, kept]))).toEqual(aPng([kept]));
  });

  test('a JPEG loses its EXIF, XMP, IPTC and comments', () => {
    const segments = [
      aJpegSegment(0xe1, anExif(1, CANARY)),
      aJpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${CANARY}`),
      aJpegSegment(0xed, CANARY),
      aJpegSegment(0xe2, `MPF\0${CANARY}`),
      aJpegSegment(0xfe, CANARY),
    ];
    const kept = [aJpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01colours'), aJpegSegment(0xee, 'Adobe\0d')];
    const behind = Buffer.concat([aJpeg([...segments, ...kept]), Buffer.from(CANARY)]);
    expect(rewrite('a.jpg', behind)).toEqual(aJpeg(kept));
  });

  test.each([3, 6, 8])('a photo with orientation %i keeps it, and no other metadata', (orientation) => {
    const passed = rewrite('a.jpg', aJpeg([aJpegSegment(0xe1, anExif(orientation, CANARY))]));
    expect(passed.includes(CANARY)).toBe(false);
    const at = passed.indexOf('Exif\0\0');
    const tiff = passed.subarray(at + 6);
    expect(tiff.toString('latin1', 0, 2)).toBe('MM');
    expect([tiff.readUInt16BE(8), tiff.readUInt16BE(10), tiff.readUInt16BE(18)]).toEqual([
      1,
      0x0112,
      orientation,
    ]);
    expect(passed.readUInt16BE(at - 2)).toBe(34);
  });

  test('silently drops broken EXIF data', () => {
    for (const exif of [
      'Exif\0\0',
      'Exif\0\0II*\0\xff\xff\xff\xff',
      `Exif\0\0MM\0*\0\0\0\x08\xff\xff${'x'.repeat(9)}`,
    ]) {
      expect(rewrite('a.jpg', aJpeg([aJpegSegment(0xe1, exif)]))).toEqual(aJpeg());
    }
  });
});

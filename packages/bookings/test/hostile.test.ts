import { strToU8, zipSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { readBookings, UnreadableBookingError } from '../src/index.ts';
import { pdfOf } from './pdf-of.ts';

function refusal(bytes: Uint8Array, name = 'file'): Promise<unknown> {
  return readBookings({ bytes, name }).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableBookingError ? error.code : error),
  );
}

const PASS = zipSync({ 'pass.json': strToU8('{"eventTicket":{}}') });

describe('files that are not what they say', () => {
  it('refuses what is larger than a confirmation, before it is read', async () => {
    expect(await refusal(new Uint8Array(50 * 1024 * 1024))).toBe('too-large');
    expect(await refusal(new Uint8Array())).toBe('damaged');
  });

  it('refuses a pass that unpacks to far more than a pass is', async () => {
    const bomb = zipSync({ 'pass.json': new Uint8Array(5 * 1024 * 1024) });
    expect(bomb.byteLength).toBeLessThan(10_000);
    expect(await refusal(bomb)).toBe('too-large');
  });

  it('counts what it unpacks, whatever the archive says of itself', async () => {
    const bomb = zipSync({ 'pass.json': new Uint8Array(5 * 1024 * 1024) });
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    const entry = bomb.byteLength - 22 - (46 + 'pass.json'.length);
    expect(view.getUint32(entry, true)).toBe(0x02_01_4b_50);
    view.setUint32(entry + 24, 10, true);
    expect(await refusal(bomb)).toBe('too-large');
  });

  it('refuses an archive at whatever byte it is cut off', async () => {
    for (let length = 2; length < PASS.byteLength; length++)
      expect(await refusal(PASS.slice(0, length)), `cut at ${length}`).toBe('damaged');
  });

  it('refuses an archive that counts more entries than it has', async () => {
    const lying = PASS.slice();
    new DataView(lying.buffer).setUint16(lying.byteLength - 12, 400, true);
    expect(await refusal(lying)).toBe('damaged');
    new DataView(lying.buffer).setUint16(lying.byteLength - 12, 60_000, true);
    expect(await refusal(lying)).toBe('too-large');
  });

  it('refuses a PDF whose streams unpack to more than it could show', async () => {
    const packed = zlibSync(new Uint8Array(70 * 1024 * 1024));
    const head = strToU8('%PDF-1.4\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\n');
    const bytes = new Uint8Array([...head, ...packed, ...strToU8('\nendstream\nendobj\n')]);
    expect(await refusal(bytes)).toBe('too-large');
    expect(await refusal(pdfOf(['x']).slice(0, 60))).toMatch(/damaged|no-booking/);
  });

  it.each([
    '/Filter [/FlateDecode\n/FlateDecode]',
    '/Filter\r\n[\r\n/Fl\r\n/Fl]',
    '/Filter % a note\n[ /FlateDecode % another\n /FlateDecode ]',
    '/Filter /LZ#57Decode',
  ])('refuses a PDF packed twice, or under another name, however it is written: %j', async (filter) => {
    // Zeros packed twice: what is measured is small.
    const packed = zlibSync(zlibSync(new Uint8Array(70 * 1024 * 1024)));
    const head = strToU8(`%PDF-1.4\n1 0 obj\n<< ${filter} >>\nstream\n`);
    const bytes = new Uint8Array([...head, ...packed, ...strToU8('\nendstream\nendobj\n')]);
    expect(await refusal(bytes)).toBe('unsupported');
  });

  it('reads a PDF whose fonts have blanks and commas in their names', async () => {
    const pdf = new TextDecoder().decode(
      pdfOf(['Hotel: Seaside', 'Check-in: 3 April 2027', 'Check-out: 4 April 2027']),
    );
    const named = strToU8(pdf.replace('/Helvetica', '/He#20et,#2DB'));
    expect(await readBookings({ bytes: named })).toMatchObject([{ kind: 'hotel', name: 'Seaside' }]);
  });

  it('refuses a mail of ten thousand parts', async () => {
    const part = '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n';
    const mail = `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n${part.repeat(10_000)}--b--`;
    expect(await refusal(strToU8(mail), 'm.eml')).toBe('too-large');
  });

  it('reads nothing from JSON that is nested without end, and from pages that are', async () => {
    expect(await refusal(strToU8('['.repeat(500_000)))).toBe('no-booking');
    expect(await refusal(strToU8('<div itemscope>'.repeat(50_000)))).toBe('no-booking');
    expect(await refusal(strToU8(`<html><script>globalThis.wasRun = true</script></html>`))).toBe('no-booking');
    expect('wasRun' in globalThis).toBe(false);
  });

  it('refuses bytes that are no text, and reads Latin 1 that says nothing of itself', async () => {
    expect(await refusal(new Uint8Array([1, 0, 2, 0, 3, 0]))).toBe('unsupported');
    const latin = Uint8Array.from(
      'Hotel: Café\nAnreise: 3. März 2027\nAbreise: 4. März 2027',
      (sign) => sign.codePointAt(0) ?? 0,
    );
    expect(await readBookings({ bytes: latin })).toMatchObject([{ name: 'Café', start: { date: '2027-03-03' } }]);
  });

  it('takes no property of an object for one of a page', async () => {
    const page = '<div itemscope itemtype="http://schema.org/Event"><p itemprop="__proto__" content="x"></p></div>';
    expect(await refusal(strToU8(page))).toBe('no-booking');
    expect(Object.prototype).not.toHaveProperty('startDate');
  });
});

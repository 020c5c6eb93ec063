import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCaptions } from './read-captions.ts'

async function* partsOf(bytes: Uint8Array, sizes: readonly number[]) {
  let at = 0
  for (const size of sizes) {
    yield bytes.subarray(at, at + size)
    at += size
  }
  yield bytes.subarray(at)
}

const lines = ['WEBVTT', '', '00:01.000 --> 00:02.000', 'Grüße, “Ada”', '', '00:03,000 --> 00:04,000', 'A comma.', '']
const expected = { count: 2, shown: 1, lines: [6] }

test('reads captions the same in any chunks, with every kind of line ending', async () => {
  for (const end of ['\n', '\r\n', '\r'])
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 }), async (sizes) => {
        const bytes = new TextEncoder().encode(lines.join(end))
        expect(await readCaptions(partsOf(bytes, sizes))).toEqual(expected)
      }),
      { numRuns: 30 },
    )
})

test('reads megabytes without a line ending, or of line endings only, to the end', async () => {
  for (const byte of [0x20, 0x0a]) {
    const part = new Uint8Array(65_536).fill(byte)
    const bytes = async function* () {
      for (let n = 0; n < 64; n += 1) yield part
    }
    expect(await readCaptions(bytes())).toEqual({ count: 0, shown: 0, lines: [] })
  }
})

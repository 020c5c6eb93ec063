import { cueReader, type Cues } from '@portico/shared/rules/media/read-cues.ts'

/** Longer than any line of captions; the rest of such a line contains no times. */
const longestLine = 10_000

/** Reads the cues of a WebVTT file as its bytes arrive, so other requests are served in between, however large it is. */
export async function readCaptions(bytes: AsyncIterable<Uint8Array>): Promise<Cues> {
  const reader = cueReader()
  const decoder = new TextDecoder()
  let rest = ''
  const take = (text: string) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = (lines.pop() ?? '').slice(0, longestLine)
    for (const line of lines) reader.read(line)
  }
  for await (const part of bytes) take(decoder.decode(part, { stream: true }))
  take(decoder.decode())
  for (const line of rest.split('\r')) reader.read(line)
  return reader.end()
}

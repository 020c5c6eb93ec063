import { expect, test } from 'vitest'
import { cueReader, cuesText, isSubRip, type Cues } from './read-cues.ts'

function readCues(text: string): Cues {
  const reader = cueReader()
  for (const line of text.split(/\r\n|\r|\n/)) reader.read(line)
  return reader.end()
}

const good = '00:01.000 --> 00:02.000\nShown.'

test('reports the line of a cue with a decimal comma or a reversed time range', () => {
  const cues = readCues(`WEBVTT

00:00:01.000 --> 00:00:02.000
This one shows.

00:00:03,500 --> 00:00:05,000
A comma before the thousandths.

00:00:09.000 --> 00:00:08.000
It ends before it begins.
`)
  expect(cues).toEqual({ count: 3, shown: 1, lines: [6, 9] })
  expect(cuesText(cues)).toBe('1 of 3 cues can be shown. Look at lines 6 and 9.')
})

test.each([
  ['WEBVTT', 0, 0, []],
  [`WEBVTT Kind: captions\nLanguage: en\n\n${good}`, 1, 1, []],
  [`WEBVTT\r\n\r\n1\r\n${good.replace('\n', '\r\n')}\r\n\r\n2\r\n${good}`, 2, 2, []],
  [`\ufeffWEBVTT\n\nNOTE not --> a cue\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\n${good}`, 1, 1, []],
  ['WEBVTT\n\n100:00:01.000 --> 100:00:02.000 align:start\nLong.', 1, 1, []],
  ['WEBVTT\n\n00:01.000-->00:02.000\nNo blanks.', 1, 1, []],
  ['WEBVTT\n\n0:01.000 --> 0:02.000\nShort.', 1, 0, [3]],
  ['WEBVTT\n\n00:01.00 --> 00:02.00\nHundredths.', 1, 0, [3]],
  ['WEBVTT\n\n00:61.000 --> 01:02.000\nSixty-one seconds.', 1, 0, [3]],
  ['WEBVTT\n\n00:01.000 --> 00:01.000\nNo length.', 1, 0, [3]],
  [`WEBVTT\n\n${good}\n\nA second paragraph.`, 2, 1, [6]],
  [`WEBVTT\n\n${good}\n${good}`, 2, 2, []],
])('%j', (text, count, shown, lines) => expect(readCues(text)).toEqual({ count, shown, lines }))

test('names the first lines and counts the rest; uses the singular for one line', () => {
  const text = `WEBVTT\n\n${'0:1 --> 0:2\nx\n\n'.repeat(30)}${good}`
  expect(cuesText(readCues(text))).toMatch(/^1 of 31 cues can be shown\. Look at lines 3, 6, .* 60, and 10 more\.$/)
  expect(cuesText({ count: 2, shown: 1, lines: [7] })).toBe('1 of 2 cues can be shown. Look at line 7.')
  expect(cuesText({ count: 2, shown: 2, lines: [] })).toBeNull()
})

test('recognizes SubRip by its content', () => {
  expect(isSubRip('\ufeff1\r\n00:00:01,000 --> 00:00:02,000\r\nHello')).toBe(true)
  expect(isSubRip(`WEBVTT\n\n${good}`)).toBe(false)
})

import { expect, test } from 'vitest'
import { fileTypeOf, filtersThatShow, mediaLimit_bytes, typesOfFilters } from './library.ts'

test('[MED-006] filters default to docs, pdf, sheets, img and audio; others covers the remaining types', () => {
  expect(typesOfFilters([])).toEqual(['docs', 'pdf', 'sheets', 'img', 'audio'])
  expect(typesOfFilters(['others'])).toEqual(['icon', 'video', 'captions'])
  expect(typesOfFilters(['pdf', 'others'])).toEqual(['pdf', 'icon', 'video', 'captions'])
})

test('derives the file type from the extension, and none if it is not allowed', () => {
  expect(['A.MP4', 'a.vtt', 'notes.tar.pdf', 'favicon.ico', 'a.svg', 'pdf', '.exe'].map(fileTypeOf)).toEqual([
    'video',
    'captions',
    'pdf',
    'icon',
    null,
    null,
    null,
  ])
})

test('[MED-011] accepts library files up to 20 MB and videos up to 10 GB', () => {
  expect([mediaLimit_bytes('pdf'), mediaLimit_bytes('captions'), mediaLimit_bytes('video')]).toEqual([
    20_971_520,
    20_971_520,
    10 * 1024 ** 3,
  ])
})

test('[MED-006] video and captions are filters of their own, outside the default ones', () => {
  expect(typesOfFilters(['video'])).toEqual(['video'])
  expect(typesOfFilters(['captions', 'img'])).toEqual(['img', 'captions'])
})

test('adds the filters that new files need: video for a video unless others shows it, docs if off', () => {
  expect(filtersThatShow([], [])).toEqual(['docs', 'pdf', 'sheets', 'img', 'audio'])
  expect(filtersThatShow([], ['a.pdf'])).toEqual(['docs', 'pdf', 'sheets', 'img', 'audio'])
  expect(filtersThatShow([], ['a.mp4'])).toEqual(['docs', 'pdf', 'sheets', 'img', 'audio', 'video'])
  expect(filtersThatShow(['others'], ['a.mp4'])).toEqual(['others'])
  expect(filtersThatShow([], ['a.ico'])).toEqual(['docs', 'pdf', 'sheets', 'img', 'audio', 'others'])
  expect(filtersThatShow(['img'], ['a.docx', 'b.exe'])).toEqual(['docs', 'img'])
})

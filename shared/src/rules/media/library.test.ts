import { expect, test } from 'vitest'
import { fileTypeOf, filtersThatShow, mediaLimit_bytes, typesOfFilters } from './library.ts'

test('[MED-006] the filters are docs, pdf, sheets, img and audio by default; others are the allowed types beside them', () => {
  expect(typesOfFilters([])).toEqual(['docs', 'pdf', 'sheets', 'img', 'audio'])
  expect(typesOfFilters(['others'])).toEqual(['icon', 'video', 'captions'])
  expect(typesOfFilters(['pdf', 'others'])).toEqual(['pdf', 'icon', 'video', 'captions'])
})

test('a file is of the type that its ending says, and of none where the ending is not allowed', () => {
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

test('[MED-011] files of the library may have 20 MB, films 10 GB', () => {
  expect([mediaLimit_bytes('pdf'), mediaLimit_bytes('captions'), mediaLimit_bytes('video')]).toEqual([
    20_971_520,
    20_971_520,
    10 * 1024 ** 3,
  ])
})

test('what comes in is shown beside what is shown already: a film by the others, a document where it was left out', () => {
  expect(filtersThatShow([], [])).toEqual(['docs', 'pdf', 'sheets', 'img', 'audio'])
  expect(filtersThatShow([], ['a.pdf'])).toEqual(['docs', 'pdf', 'sheets', 'img', 'audio'])
  expect(filtersThatShow([], ['a.mp4'])).toEqual(['docs', 'pdf', 'sheets', 'img', 'audio', 'others'])
  expect(filtersThatShow(['img'], ['a.docx', 'b.exe'])).toEqual(['docs', 'img'])
})

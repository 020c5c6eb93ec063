import { expect, test } from 'vitest'
import { fileNameDescriptions } from './file-name-descriptions.ts'

test('finds pictures whose description is a file name', () => {
  const html = '<img src="/a.png" alt="IMG_2041.JPG"><img alt=\'my cover.png\' src="/b.png"><img alt="IMG_2041.JPG">'
  expect(fileNameDescriptions(html)).toEqual(['IMG_2041.JPG', 'my cover.png'])
  expect(fileNameDescriptions('<img src="/a.png" alt="A bowline"><img src="/b.png" alt=""><p>a.png</p>')).toEqual([])
})

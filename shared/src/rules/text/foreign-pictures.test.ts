import { expect, test } from 'vitest'
import { foreignPictures, isOwnPicture, droppedPicturesText } from './foreign-pictures.ts'

test('treats only pictures hosted on the portal as its own', () => {
  expect(isOwnPicture('/media/portals/24/a.png')).toBe(true)
  for (const src of [
    '//other.example/a.png',
    '/\\other.example/a.png',
    'https://other.example/a.png',
    'a.png',
    'data:image/png;base64,AA',
    '',
  ])
    expect([src, isOwnPicture(src)]).toEqual([src, false])
})

test('lists the sources of external pictures, each once, in any notation', () => {
  const html = `<p><img src="/media/a.png"><IMG alt='x' src='https://Pictures.example/1.png'><img width=1 src=//pictures.example/2.png>
    <img src="file:///C:/a.png"><img src="data:image/png;base64,AA"><img src="https://Pictures.example/3.png"></p>`
  expect(foreignPictures(html)).toEqual(['pictures.example', 'your computer', 'inside the text'])
  expect(foreignPictures('<p>No picture: src="https://other.example"</p>')).toEqual([])
  expect(droppedPicturesText(['pictures.example'])).toContain('(pictures.example)')
})

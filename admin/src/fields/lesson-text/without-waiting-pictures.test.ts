import { expect, test } from 'vitest'
import { withoutWaitingPictures } from './without-waiting-pictures.ts'

test('leaves out waiting pictures with their captions, and nothing else', () => {
  const placed = '<figure><img src="/a.png" alt=""><figcaption>A</figcaption></figure>'
  const waiting = '<figure><img alt="" src="blob:x"><figcaption>B <em>b</em></figcaption></figure>'
  expect(withoutWaitingPictures(`${placed}<p>One</p>${waiting}${placed}<img src="blob:y"><p>Two</p>`)).toBe(
    `${placed}<p>One</p>${placed}<p>Two</p>`,
  )
})

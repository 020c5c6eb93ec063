import { expect, test } from 'vitest'
import { isBeyondEditor } from './is-beyond-editor.ts'

test('opens pictures with captions, and no other figures', () => {
  const picture = '<figure><img src="/a.png" alt="A"><figcaption>Knots, <em>old</em> ones</figcaption></figure>'
  expect([
    isBeyondEditor(`<p>See</p>${picture}${picture}`),
    isBeyondEditor('<p>plain</p><img src="/a.png" alt="">'),
    isBeyondEditor('<figure><table></table><figcaption>Loads</figcaption></figure>'),
    isBeyondEditor(`${picture}<p>H<sub>2</sub>O</p>`),
    isBeyondEditor('<figure><img src="/a.png"><figcaption><p>Two</p><p>lines</p></figcaption></figure>'),
  ]).toEqual([false, false, true, true, true])
})

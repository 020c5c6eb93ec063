import { expect, test } from 'vitest'
import { readableText } from './readable-text.ts'

test('formatted text reads without markup: paragraphs, list items, entities, and pictures by name', () => {
  const html =
    '<h2>Wounds</h2><p>Clean &amp; dry,<br>then <strong>cover</strong>.</p><ul><li><p>Gauze</p></li><li>Tape</li></ul>' +
    '<p><img src="/media/a/steps-900x500.png" alt=""><img alt="A wound" src="/x.png"></p>'
  expect(readableText(html)).toBe(
    'Wounds\nClean & dry,\nthen cover.\n– Gauze\n– Tape\n[Picture: steps-900x500.png][Picture: A wound]',
  )
})

test('text without markup stays as it is', () => {
  for (const text of ['', 'Ladders', 'a < b\n\n  and 1 > 0']) expect(readableText(text)).toBe(text)
})

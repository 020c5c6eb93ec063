import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { $dropped } from './cart-content.store.ts'
import { DroppedNotice } from './dropped-notice.tsx'

test('[CRT-029] [OP-59] lists lines the cart had to drop, and nothing if there are none', () => {
  $dropped.set([])
  expect(draw(h(DroppedNotice))).toBe('<div role="status" class="live"></div>')
  $dropped.set(['Safe Lifting', 'Ethics'])
  const shown = draw(h(DroppedNotice))
  for (const title of ['Safe Lifting', 'Ethics']) expect(shown).toMatch(new RegExp(`<p>[^<]*${title}[^<]*</p>`))
  $dropped.set([])
})

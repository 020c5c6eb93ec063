import { expect, test } from 'vitest'
import { othersHtml } from './others-html.ts'

test('[CAT-030] lists what else a search finds with its kind and a link, and nothing if it finds nothing else', () => {
  expect(othersHtml([])).toBe('')
  const markup = othersHtml([
    { kind: 'Bundle', title: 'Kitchen <Crew>', href: '/bundles/kitchen' },
    { kind: 'FAQ', title: 'Can I get a refund?', href: '/faq/refund' },
  ])
  expect(markup).toContain('<li>Bundle: <a href="/bundles/kitchen">Kitchen &lt;Crew&gt;</a></li>')
  expect(markup).toContain('<li>FAQ: <a href="/faq/refund">Can I get a refund?</a></li>')
  expect(markup.match(/<li>/g)).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { html } from './html.ts'

test('escapes texts in rendered markup, but not markup inside markup', () => {
  const title = `<img src=x onerror="alert('1')"> & more`
  expect(html`<p title="${title}">${title}</p>`.markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more</p>',
  )
  expect(html`<ul>${[html`<li>${1}</li>`, html`<li>${0}</li>`]}${null}${false}</ul>`.markup).toBe(
    '<ul><li>1</li><li>0</li></ul>',
  )
})

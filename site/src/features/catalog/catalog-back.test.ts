import { expect, test, vi } from 'vitest'
import { testWindow } from '../../../../tests/support/dom/window.ts'

test('going back shows the words of that search in the focused box, and names the order', async () => {
  const window = testWindow()
  window.happyDOM.setURL('http://portico.example/courses')
  // No answer arrives: the words in the box do not wait for the results.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  document.body.innerHTML = `<div data-catalog><ul data-grid></ul></div><div id="filters"></div>
    <form role="search"><input id="search" /></form><select name="sort"><option value="popularity">Popularity</option></select><span data-filter-count></span>`
  await import('./catalog.client.ts')
  const input = document.querySelector('input')
  const search = (words: string) => {
    if (!input) throw new Error('no search box')
    input.focus()
    input.value = words
    input.form?.dispatchEvent(new Event('submit', { cancelable: true }))
  }
  search('hipaa')
  const earlier = location.href
  search('sepsis')
  expect(location.href).not.toBe(earlier)
  window.happyDOM.setURL(earlier)
  dispatchEvent(new Event('popstate'))
  expect(document.activeElement).toBe(input)
  expect(input?.value).toBe('hipaa')

  // The default order is named after what it does.
  expect(document.querySelector('option')?.text).toBe('Best match')
  search('')
  expect(document.querySelector('option')?.text).toBe('Popularity')

  input?.blur()
  location.hash = '#search'
  dispatchEvent(new Event('hashchange'))
  expect(document.activeElement).toBe(input)
})

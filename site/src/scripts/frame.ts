import { watchChunkFailures } from '@portico/shared/browser/reload-on-chunk-failure.ts'
import { cartCount } from '@portico/shared/rules/cart/cart-count.ts'
import { readCart, watchCart } from './browser-cart.ts'
import { hasGpc, readConsent } from './consent.ts'
import { followSize } from './follow-size.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { trackCart } from './track-cart.ts'

const loadSignOut = () => import('./sign-out.ts')

// What every page does with a few lines: who seems to be signed in, what is in the cart. The API has the last word.
if (/(^|; )(\w+_)?is_auth=(1|true)/.test(document.cookie)) {
  document.documentElement.dataset.signedIn = ''
  // Visitors never need it; whoever is signed in has it at hand, also when the connection is lost.
  loadSignOut().catch(() => {})
}

function showCart() {
  const count = cartCount(readCart())
  const name = count === 0 ? 'Cart' : `Cart, ${count === 1 ? '1 item' : `${count} items`}`
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    badge.textContent = String(count)
    badge.hidden = count === 0
  }
  for (const link of document.querySelectorAll('[data-cart-link]')) {
    link.setAttribute('aria-label', name)
    link.toggleAttribute('data-filled', count > 0)
  }
}
showCart()
watchCart(showCart)
trackCart()
watchChunkFailures()
followSize()
prefetchLinks()

for (const button of document.querySelectorAll('[data-sign-out]'))
  button.addEventListener('click', () => void loadSignOut().then(({ signOut }) => signOut()))

// What suggests while somebody types is loaded when a search box is first used; without it the box still searches.
for (const box of document.querySelectorAll<HTMLInputElement>('[type=search]')) {
  const suggest = () =>
    void import('../suggestions/suggest-in.ts').then(
      ({ suggestIn }) => suggestIn(box),
      () => {},
    )
  box.role = 'combobox'
  box.ariaExpanded = 'false'
  box.addEventListener('focus', suggest)
  if (box === document.activeElement) suggest()
}

// What the portal announces waits until the page is done, and until cookies are answered.
const isFramed = document.querySelector('.site-header') !== null
if (isFramed && readConsent() !== null)
  (window.requestIdleCallback ?? setTimeout)(
    () =>
      void import('./announcement-banner.ts')
        .then(({ showBanner }) => showBanner('signedIn' in document.documentElement.dataset))
        .catch(() => {}),
  )

// Whoever has answered loads nothing of this; before that nothing but what is necessary is used.
const loadConsent = () => import('./consent-panel.ts')
if (document.querySelector('[data-consent-settings]')) {
  if (readConsent() === null)
    loadConsent().then(
      ({ askConsent }) => askConsent(hasGpc()),
      () => {},
    )
  for (const button of document.querySelectorAll('[data-consent-settings]'))
    button.addEventListener('click', () => void loadConsent().then(({ openSettings }) => openSettings()))
}

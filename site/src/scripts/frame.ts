import { watchChunkFailures } from '@portico/shared/browser/reload-on-chunk-failure.ts'
import { cartCount } from '@portico/shared/rules/orders/cart/parse-cart.ts'
import { isMobile, resizeDebounce_ms } from '@portico/shared/rules/screens/breakpoints.ts'
import { readCart, watchCart } from './browser-cart.ts'
import { hasGpc, readConsent } from './consent.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { trackCart } from './track-cart.ts'

const loadSignOut = () => import('./sign-out.ts')

// On every page: shows whether someone seems signed in, and the cart count. The API has the final say.
if (/(^|; )(\w+_)?is_auth=(1|true)/.test(document.cookie)) {
  document.documentElement.dataset.signedIn = ''
  // Visitors never need it; for signed-in users it is loaded ahead, so that it works even offline.
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

// Loads suggestions when a search box is first used; without them the box still searches.
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

// Announcements wait until the page is idle and the cookie question is answered.
const isFramed = document.querySelector('.site-header') !== null
if (isFramed && readConsent() !== null)
  (window.requestIdleCallback ?? setTimeout)(
    () =>
      void import('./announcement-banner.ts')
        .then(({ showBanner }) => showBanner('signedIn' in document.documentElement.dataset))
        .catch(() => {}),
  )

// Not loaded once answered; until then only necessary cookies are used.
const loadConsent = () => import('./consent-panel.ts')
if (document.querySelector('[data-consent-settings]')) {
  if (readConsent() === null)
    loadConsent().then(
      ({ showConsentBanner: askConsent }) => askConsent(hasGpc()),
      () => {},
    )
  for (const button of document.querySelectorAll('[data-consent-settings]'))
    button.addEventListener('click', () => void loadConsent().then(({ openSettings }) => openSettings()))
}

/** Closes a menu opened on a narrow screen when the screen becomes wide, where the page shows its links itself (LEG-024). */
function followSize(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  addEventListener('resize', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      const menu = document.querySelector<HTMLElement>('#menu')
      if (!isMobile(innerWidth) && menu?.matches(':popover-open')) menu.hidePopover()
    }, resizeDebounce_ms)
  })
}

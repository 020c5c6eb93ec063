import { addBundle } from '@portico/shared/rules/orders/cart/add-bundle.ts'
import { replayEarlyPress } from '../../loading/early-press.ts'
import { readCart, watchCart, writeCart } from '../../scripts/browser-cart.ts'
import { savePriceStamp } from '../../scripts/price-stamps.ts'
import { requiredElement } from '../../scripts/required-element.ts'

const box = document.querySelector<HTMLElement>('[data-buy-bundle]')
if (box) initBuyCard(box)

/** A bundle is added once; then the button links to the cart, until the bundle leaves the cart (CRT-007). */
function initBuyCard(card: HTMLElement): void {
  const bundle: { id: number; slug: string } = JSON.parse(card.dataset.buyBundle ?? '')
  const add = requiredElement('[data-add-bundle]', HTMLButtonElement, card)
  const inCart = requiredElement('[data-in-cart]', HTMLAnchorElement, card)
  const failed = requiredElement('[data-add-failed]', HTMLElement, card)
  const show = () => {
    const isIn = readCart().storeBundleItems.some((line) => line.id === bundle.id)
    const hadFocus = document.activeElement === (isIn ? add : inCart)
    add.hidden = isIn
    inCart.hidden = !isIn
    if (hadFocus) (isIn ? inCart : add).focus()
  }
  add.addEventListener('click', () => {
    failed.hidden = writeCart(addBundle({ cart: readCart(), bundle }))
    if (failed.hidden) savePriceStamp('bundle', bundle.id, card.dataset.stamp)
  })
  watchCart(show)
  addEventListener('pageshow', (event) => event.persisted && show())
  show()
  replayEarlyPress(add)
}

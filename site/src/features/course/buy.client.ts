import { addCourse } from '@portico/shared/rules/orders/cart/add-course.ts'
import { largestQuantity } from '@portico/shared/rules/orders/cart/change-quantity.ts'
import { wholeQuantity } from '@portico/shared/rules/orders/cart/whole-quantity.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { lineTotal } from '@portico/shared/rules/pricing/tier-price.ts'
import { replayEarlyPress } from '../../loading/early-press.ts'
import { readCart, writeCart } from '../../scripts/browser-cart.ts'
import { savePriceStamp } from '../../scripts/price-stamps.ts'
import { requiredElement } from '../../scripts/required-element.ts'

const bounds = { min: 1, max: largestQuantity }
const box = document.querySelector<HTMLElement>('[data-buy]')
const input = box?.querySelector<HTMLInputElement>('#quantity')
if (box && input) initBuyCard(box, input)
const comingSoon = document.querySelector<HTMLDialogElement>('#coming-soon')
if (comingSoon) {
  comingSoon.showModal()
  // Only pages of coming courses load it. If it fails to load, the buttons stay disabled.
  import('./notify-forms.ts').then(
    ({ enableNotifyForms }) => enableNotifyForms(),
    () => {},
  )
}

/** The buy card: computes total and price tier from the number of seats, by the same rules as the API. */
function initBuyCard(card: HTMLElement, seats: HTMLInputElement) {
  const course: { id: number; slug: string } = JSON.parse(card.dataset.course ?? '')
  const tiers: { from_quantity: number; price: number }[] = JSON.parse(card.dataset.tiers ?? '[]')
  const rows = [...card.querySelectorAll<HTMLElement>('[data-tier]')]
  const totals = document.querySelectorAll<HTMLElement>('[data-total]')
  const note = requiredElement('[data-quantity-note]', HTMLElement, card)
  let quantity = 1

  const choose = (asked: number) => {
    quantity = wholeQuantity(asked, bounds).quantity
    for (const total of totals) total.textContent = formatMoney(lineTotal({ tiers, quantity }) ?? 0)
    const chosen = rows.findLast((row, index) => index === 0 || Number(row.dataset.tier) <= quantity)
    for (const row of rows) row.toggleAttribute('data-chosen', row === chosen)
    for (const step of card.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      step.disabled = step.dataset.step === '1' ? quantity >= largestQuantity : quantity <= 1
    }
  }
  const settle = (asked: number) => {
    choose(asked)
    note.textContent = wholeQuantity(asked, bounds).note ?? ''
    seats.value = String(quantity)
  }
  seats.addEventListener('input', () => seats.value !== '' && choose(Number(seats.value)))
  seats.addEventListener('change', () => settle(seats.value === '' ? quantity : Number(seats.value)))
  for (const step of card.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    step.addEventListener('click', () => settle(quantity + Number(step.dataset.step)))
  }
  for (const add of document.querySelectorAll<HTMLElement>('[data-add]')) {
    add.addEventListener('click', () => {
      const kept = writeCart(addCourse({ cart: readCart(), course, quantity }))
      requiredElement('[data-add-failed]', HTMLElement, card).hidden = kept
      if (!kept) return
      savePriceStamp('course', course.id, card.dataset.stamp)
      requiredElement('[data-added-seats]', HTMLElement).textContent = countOf(quantity, 'seat')
      requiredElement('#added', HTMLDialogElement).showModal()
    })
  }
  settle(Number(seats.value))
  for (const add of document.querySelectorAll<HTMLElement>('[data-add]')) replayEarlyPress(add)
}

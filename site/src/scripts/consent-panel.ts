import {
  answerOf,
  chosenCategories,
  consentCategories,
  type ConsentAnswer,
  type ConsentCategory,
} from '@portico/shared/rules/consent/consent.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { html } from '../html/html.ts'
import { hasGpc, saveConsent, readConsent } from './consent.ts'
import { requiredElement } from './required-element.ts'

const privacy = html`<a href="${linkTo('privacyPolicy')}">Privacy Policy</a>`
const both = html`<button type="button" class="button button-secondary" data-answer="true">Accept all</button><button type="button" class="button button-secondary" data-answer="false">Decline all</button>`

let banner: HTMLElement | null = null

function answer(given: ConsentAnswer): void {
  saveConsent(given)
  banner?.remove()
  banner = null
  document.documentElement.style.removeProperty('scroll-padding-block-end')
  document.querySelector<HTMLDialogElement>('#consent-settings')?.close()
}

/** Both answers have equal weight: one press on the same kind of button. */
function answerByButtons(place: HTMLElement): void {
  for (const button of place.querySelectorAll<HTMLElement>('[data-answer]'))
    button.addEventListener('click', () => answer(answerOf(button.dataset['answer'] === 'true')))
}

/** Asks once, without covering the focused element; with Global Privacy Control it says that the answer is known. */
export function showConsentBanner(has_gpc: boolean): void {
  banner = document.createElement('section')
  banner.className = 'consent'
  banner.ariaLabel = 'Cookies'
  banner.innerHTML = has_gpc
    ? html`<p>Your browser sends the Global Privacy Control signal. We have switched analytics, advertisement and other cookies off. ${privacy}</p><div class="row"><button type="button" class="button button-secondary" data-answer="false">OK</button></div>`
        .markup
    : html`<p>We use cookies that this site needs. May we also use cookies for analytics, advertisement and other purposes? ${privacy}</p><div class="row">${both}<button type="button" class="button button-quiet" data-choose>Choose</button></div>`
        .markup
  answerByButtons(banner)
  banner.querySelector('[data-choose]')?.addEventListener('click', openSettings)
  document.body.append(banner)
  document.documentElement.style.setProperty('scroll-padding-block-end', `${banner.offsetHeight}px`)
}

function switchHtml(category: ConsentCategory, has_gpc: boolean) {
  const { title, text, is_fixed } = consentCategories[category]
  const given = readConsent()
  const chosen = category === 'necessary' || category === 'performance' ? true : (given?.[category] ?? true)
  const isOn = is_fixed || (chosen && !has_gpc)
  const id = `consent-${category}`
  return html`<div class="consent-switch"><input type="checkbox" role="switch" id="${id}" name="${category}" aria-describedby="${id}-text" ${isOn ? html`checked` : ''} ${is_fixed || has_gpc ? html`disabled` : ''}><label for="${id}">${title}</label><p id="${id}-text" class="muted small">${text}${is_fixed ? ' Always on.' : ''}</p></div>`
}

/** The five categories with a switch each; opened from the footer of every page, so that withdrawing is as easy as consenting. */
export function openSettings(): void {
  document.querySelector('#consent-settings')?.remove()
  const has_gpc = hasGpc()
  const dialog = document.createElement('dialog')
  dialog.id = 'consent-settings'
  dialog.className = 'dialog dialog-small'
  dialog.setAttribute('aria-labelledby', 'consent-title')
  const categories = Object.keys(consentCategories) as ConsentCategory[]
  dialog.innerHTML =
    html`<form><div class="dialog-head"><h2 id="consent-title" class="dialog-title">Cookie settings</h2></div><div class="dialog-body stack">${has_gpc && html`<p>Your browser sends the Global Privacy Control signal, so analytics, advertisement and other cookies stay off.</p>`}${categories.map((category) => switchHtml(category, has_gpc))}</div><div class="dialog-actions">${has_gpc ? html`<button class="button button-secondary">Close</button>` : html`${both}<button class="button button-secondary">Save choices</button>`}</div></form>`.markup
  document.body.append(dialog)
  answerByButtons(dialog)
  requiredElement('form', HTMLFormElement, dialog).addEventListener('submit', (event) => {
    event.preventDefault()
    const chosen = chosenCategories.map(
      (category) => [category, requiredElement(`[name=${category}]`, HTMLInputElement, dialog).checked] as const,
    )
    answer({ ...answerOf(false), ...Object.fromEntries(chosen) })
  })
  dialog.addEventListener('close', () => dialog.remove())
  dialog.showModal()
}

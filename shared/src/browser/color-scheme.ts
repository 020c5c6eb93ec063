import { onOtherTab, storedText } from './stored.ts'

export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]
export const schemeLabels: Readonly<Record<Scheme, string>> = { system: 'System', light: 'Light', dark: 'Dark' }

const key = 'portico_scheme'
const kept = storedText(key, 'local')

/** Runs in the head of every page before the first paint, so it reads storage itself; content policies allow it by its hash. */
export const schemeScript = `try{const s=localStorage.${key};if(s)document.documentElement.dataset.scheme=s}catch{}`

const schemeOf = (text: string | null | undefined): Scheme => schemes.find((scheme) => scheme === text) ?? 'system'

/** The scheme chosen in this browser; `system` by default. */
export const chosenScheme = (): Scheme => schemeOf(document.documentElement.dataset.scheme)

function show(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
}

/** Applies a scheme and stores it for this browser; without storage it applies to this page only. */
export function chooseScheme(scheme: Scheme): void {
  show(scheme)
  if (scheme === 'system') kept.remove()
  else kept.write(scheme)
}

/** Follows changes made in other tabs; returns a function that stops it. */
export function watchScheme(changed: (scheme: Scheme) => void): () => void {
  return onOtherTab(key, () => {
    show(schemeOf(kept.read()))
    changed(chosenScheme())
  })
}

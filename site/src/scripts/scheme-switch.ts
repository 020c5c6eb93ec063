import { chooseScheme, chosenScheme, schemes, watchScheme } from '@portico/shared/browser/color-scheme.ts'
import { requiredElement } from './required-element.ts'

const box = requiredElement('[data-scheme-switch]', HTMLSelectElement)
const reflect = () => void (box.value = chosenScheme())
reflect()
watchScheme(reflect)
addEventListener('pageshow', reflect)
box.addEventListener('change', () => chooseScheme(schemes.find((scheme) => scheme === box.value) ?? 'system'))

import { storedText } from '@portico/shared/browser/stored.ts'

const storedChoice = storedText('portico_shortcuts', 'local')

/**
 * Whether single-key shortcuts are on; users can turn them off (WCAG 2.1.4), because speech input would trigger them. The choice is stored in this
 * browser.
 */
export const hasShortcuts = (): boolean => storedChoice.read() !== 'off'

export const chooseShortcuts = (isOn: boolean): void => void storedChoice.write(isOn ? 'on' : 'off')

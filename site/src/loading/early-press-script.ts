/**
 * Runs beside buttons marked `data-early`, whose script loads later: remembers the last one pressed, so that a press on a slow connection is not
 * lost. Allowed in the content policy by its hash. Consumed by `early-press.ts`.
 */
export const earlyPressScript = `addEventListener('click',e=>{const b=e.target.closest('[data-early]');if(b)window.porticoPressed=b},true)`

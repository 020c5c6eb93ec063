/**
 * Stands beside buttons marked `data-early`, whose script comes later: the last of them that was pressed before is remembered, so that a
 * press on a slow line is not lost. Content policies name it by its hash. Taken by `early-press.ts`.
 */
export const earlyPressScript = `addEventListener('click',e=>{const b=e.target.closest('[data-early]');if(b)window.porticoPressed=b},true)`

/**
 * Confetti for one second (LRN-033), unless the user prefers reduced motion. Drawn on its own canvas, because the page's policy does not allow
 * workers.
 */
export async function celebrate(canvas: HTMLCanvasElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
  const colors = ['--brand', '--success', '--star', '--failed'].map((token) => hexOf(canvas, token))
  for (const origin of [
    { x: 0.2, y: 0.7 },
    { x: 0.8, y: 0.7 },
  ])
    void fire({ particleCount: 70, spread: 80, startVelocity: 42, origin, colors })
  setTimeout(() => fire.reset(), 1000)
}

/** A color token's value in the current scheme as hex: the computed style is rgb(), but the canvas needs hex digits. */
function hexOf(canvas: HTMLCanvasElement, token: string): string {
  canvas.style.color = `var(${token})`
  const parts = getComputedStyle(canvas).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? []
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

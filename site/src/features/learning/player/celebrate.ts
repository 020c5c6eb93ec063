/** Confetti for one second (LRN-033); none where motion is unwelcome. Drawn on a canvas of its own: workers are not in the page's policy. */
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

/** A token as the scheme shows it. The computed color of an element is rgb(); the canvas wants digits. */
function hexOf(canvas: HTMLCanvasElement, token: string): string {
  canvas.style.color = `var(${token})`
  const parts = getComputedStyle(canvas).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? []
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

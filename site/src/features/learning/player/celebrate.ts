/** Confetti for one second (LRN-033); none where motion is unwelcome. Drawn on a canvas of its own: workers are not in the page's policy. */
export async function celebrate(canvas: HTMLCanvasElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
  const brand = getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()
  const colors = [/^#[0-9a-f]{6}$/i.test(brand) ? brand : '#1f4fd8', '#17693a', '#c77700', '#b3261e']
  for (const origin of [
    { x: 0.2, y: 0.7 },
    { x: 0.8, y: 0.7 },
  ])
    void fire({ particleCount: 70, spread: 80, startVelocity: 42, origin, colors })
  setTimeout(() => fire.reset(), 1000)
}

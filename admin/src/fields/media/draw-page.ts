import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/** Draws the first page of a PDF into a canvas at screen resolution; a canvas that grows with its window passes a larger `least_px`. */
export async function drawPage(pdf: Uint8Array, canvas: HTMLCanvasElement, least_px = 320): Promise<void> {
  const task = getDocument({ data: pdf, verbosity: 0 })
  try {
    const page = await (await task.promise).getPage(1)
    const { width } = page.getViewport({ scale: 1 })
    const wanted = Math.max(least_px, canvas.clientWidth) * devicePixelRatio
    const viewport = page.getViewport({ scale: wanted / width })
    // Draw off screen first, because setting the size of a canvas clears it.
    const drawn = document.createElement('canvas')
    drawn.width = Math.round(viewport.width)
    drawn.height = Math.round(viewport.height)
    await page.render({ canvas: drawn, viewport }).promise
    canvas.width = drawn.width
    canvas.height = drawn.height
    canvas.getContext('2d')?.drawImage(drawn, 0, 0)
  } finally {
    await task.destroy()
  }
}

// Opens the device's share sheet or, without one, copies the URL and says so.
async function share(button: HTMLElement): Promise<void> {
  const { origin, pathname, search } = location
  const url = origin + pathname + (button.dataset.share === 'state' ? search : '')
  const said = button.nextElementSibling
  const say = (words: string) => said && (said.textContent = words)
  say('')
  if (navigator.share) {
    const outcome = await navigator.share({ title: document.title, url }).catch((error: unknown) => error)
    // Closing the share sheet is not an error.
    if (!(outcome instanceof Error) || outcome.name === 'AbortError') return
  }
  await navigator.clipboard.writeText(url).then(
    () => say('Link copied'),
    () => say(`Copy this link: ${url}`),
  )
}

for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
  button.addEventListener('click', () => void share(button))
  button.addEventListener('blur', () => button.nextElementSibling?.replaceChildren())
}

export type Action = { label: string; run: () => void }

function stage(): HTMLElement {
  return document.getElementById('stage') ?? document.body
}

function buttons(actions: Action[]): HTMLElement[] {
  return actions.map(({ label, run }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = label
    button.addEventListener('click', run)
    return button
  })
}

/** Shows the content in place of everything else. */
export function showContent({ url, title }: { url: string; title: string }): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = 'autoplay; fullscreen'
  frame.allowFullscreen = true
  frame.src = url
  stage().replaceChildren(frame)
  return frame
}

/** Shows a message in place of the content. */
export function showMessage({ title, text, actions = [] }: { title: string; text: string; actions?: Action[] }): void {
  const panel = document.createElement('section')
  panel.className = 'panel'
  panel.setAttribute('role', 'alert')
  const heading = document.createElement('h1')
  heading.textContent = title
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  panel.append(heading, paragraph, ...buttons(actions))
  stage().replaceChildren(panel)
}

/** Shows a line above the content, which keeps running. */
export function showLine({ text, actions }: { text: string; actions: Action[] }): void {
  const line = document.createElement('div')
  line.className = 'line'
  line.setAttribute('role', 'status')
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  line.append(paragraph, ...buttons([...actions, { label: 'Dismiss', run: () => line.remove() }]))
  document.querySelector('.line')?.remove()
  document.body.prepend(line)
}

/** Shows the button that prints the page, which needs a script. */
export function startPrintButton(button: HTMLElement): void {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

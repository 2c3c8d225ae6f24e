/** Shows the button that prints the page, which needs a script. */
export function startPrintButton(button: HTMLElement): void {
  // Browsers inside other programs cannot print.
  button.hidden = !window.print;
  button.addEventListener('click', () => print());
}

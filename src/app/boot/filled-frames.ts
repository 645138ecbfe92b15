/** Lets the keyboard into a frame once it shows something: until then its markup keeps it out of the way. */
export function admitToFilledFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[tabindex]')) {
    frame.addEventListener('load', () => {
      // Some browsers say of the empty document, too, that it has loaded.
      if (frame.contentDocument?.URL !== 'about:blank') frame.removeAttribute('tabindex');
    });
  }
}

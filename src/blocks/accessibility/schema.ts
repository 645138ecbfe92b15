/** Drawn for every brand by the engine; no brand file writes it. */
export interface AccessibilityBlock {
  kind: 'accessibility';
  /** What of the site there is to speak of. */
  uses: { contactForm: boolean; jobOpening: boolean };
}

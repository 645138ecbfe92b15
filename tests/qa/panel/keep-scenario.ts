/** Puts the scenario back into the address where a screen of the page's own changed it without a request. */
export function keepScenario(scenario: string): void {
  navigation.addEventListener('currententrychange', () => {
    const address = new URL(location.href);
    if (address.searchParams.has('cenario')) return;
    address.searchParams.set('cenario', scenario);
    history.replaceState(history.state, '', address);
  });
}

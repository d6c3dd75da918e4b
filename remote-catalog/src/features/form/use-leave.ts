import { useEffect, useRef, useState } from 'react';

export interface Leave {
  /** The press that took the focus away is not over yet: what is shown for the focused field should stay. */
  held: boolean;
  onBlur(): void;
}

/**
 * Acts when a field is left; where a press of the pointer takes the focus away, only once the press is over. What the
 * act adds or takes away would otherwise move the page under the pointer, and the click would go to something else.
 */
export function useLeave(act: () => void): Leave {
  const [held, setHeld] = useState(false);
  const pressed = useRef(false);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
    };
    // Mouse events: of a touch they come after it, around the change of focus.
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
    };
  }, []);
  function onBlur() {
    if (!pressed.current) return act();
    setHeld(true);
    const finish = () => {
      setHeld(false);
      act();
    };
    document.addEventListener('mouseup', finish, { once: true });
  }
  return { held, onBlur };
}

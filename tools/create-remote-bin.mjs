#!/usr/bin/env node
import './create-remote.js';
